/** Whether the code is watched step by step, as for the mutation score: what it takes then says nothing of its growth. */
export const isWatched = process.env['RALPH_WATCHED'] === '1';
