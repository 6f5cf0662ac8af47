/**
 * The files that a tree's dependencies come from (02-loop §1, Gate views): manifests, lock files, and the configuration that says
 * where packages come from. Globs relative to the root of the repository; `setup_key` replaces them all.
 */
export const defaultSetupKey: readonly string[] = [
  // JavaScript
  '**/package.json',
  '**/{package-lock,npm-shrinkwrap}.json',
  '**/{yarn,bun}.lock',
  '**/bun.lockb',
  '**/pnpm-{lock,workspace}.yaml',
  '**/deno.{json,jsonc,lock}',
  '**/{.npmrc,.yarnrc,.yarnrc.yml,.pnpmfile.cjs,bunfig.toml}',
  // Python
  '**/{pyproject.toml,setup.py,setup.cfg,Pipfile,Pipfile.lock}',
  '**/{requirements,constraints}*.{txt,in}',
  '**/requirements/**/*.{txt,in}',
  '**/{poetry,uv,pdm,pylock,pylock.*}.{lock,toml}',
  '**/environment.y?(a)ml',
  // Ruby, PHP, Elixir
  '**/{Gemfile,Gemfile.lock,gems.rb,gems.locked,*.gemspec}',
  '**/composer.{json,lock}',
  '**/mix.{exs,lock}',
  // Go, Rust, Swift, Dart
  '**/go.{mod,sum,work,work.sum}',
  '**/Cargo.{toml,lock}',
  '**/Package.{swift,resolved}',
  '**/pubspec.{yaml,lock}',
  // JVM, .NET
  '**/pom.xml',
  '**/{build,settings}.gradle?(.kts)',
  '**/{gradle.properties,gradle.lockfile,libs.versions.toml}',
  '**/*.{csproj,fsproj,vbproj}',
  '**/{packages.lock.json,Directory.Packages.props,nuget.config,NuGet.Config,global.json}',
  // What an install leaves behind is no cause of it.
  '!**/node_modules/**',
];
