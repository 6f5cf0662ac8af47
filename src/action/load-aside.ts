/** Where this is bundled it loads what was set aside because no start calls it (scripts/bundle/aside.ts); elsewhere nothing was. */
export {};
