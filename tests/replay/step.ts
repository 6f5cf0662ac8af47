/** One commit: its message, which stands for what a story asks for, and what it does, as bash in the tree before it. */
export type Step = readonly [message: string, work: string];
