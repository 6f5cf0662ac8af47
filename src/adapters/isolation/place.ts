/** Where the tree of one agent or gate lies on this machine. */
export type Place =
  | { readonly kind: 'folder'; readonly dir: string }
  | {
      readonly kind: 'layers';
      /** Absolute folders, topmost first; nobody writes to them while a process sees them. */
      readonly lowers: readonly string[];
      /** Absolute folder that gets what the process writes, and the work folder of the mount beside it. */
      readonly upper: string;
      readonly work: string;
    };
