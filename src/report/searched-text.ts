/** A text as it is looked at for one value after another; what is made of it is made once, for whoever asks first. */
export interface SearchedText {
  readonly text: string;
  /** Without the ends of its lines. */
  readonly unbroken: () => string;
  /** As `unbroken`, in lower case. */
  readonly lowered: () => string;
}

export function searchedText(text: string): SearchedText {
  const unbroken = once(() => text.replaceAll(/[\r\n]+/g, ''));
  return { text, unbroken, lowered: once(() => unbroken().toLowerCase()) };
}

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
