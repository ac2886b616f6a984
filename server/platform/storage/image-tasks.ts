/** What the image process is asked, and what it says: plain values that pass between processes. */
export type ImageTask =
  | { name: 'typeOf'; from: string }
  | { name: 'look'; from: string }
  | { name: 'rewrite'; from: string; to: string }
  | { name: 'shrink'; from: string; to: string; width: number }
  | { name: 'shrinkToAvif'; from: string; to: string; width: number }
  | { name: 'firstPage'; from: string; to: string }

export type ImageOutcome = { answer: unknown } | { failure: ImageFailure }

export type ImageFailure = 'notAnImage' | 'imageTooLarge' | 'storageFull' | 'unavailable'
