/** Requests to the image process and its responses, as plain values that can be sent between processes. */
export type ImageTask =
  | { name: 'typeOf'; from: string }
  | { name: 'look'; from: string }
  | { name: 'rewrite'; from: string; to: string }
  | { name: 'shrink'; from: string; to: string; width: number }
  | { name: 'shrinkToAvif'; from: string; to: string; width: number }
  | { name: 'firstPage'; from: string; to: string }

export type ImageOutcome = { answer: unknown } | { failure: ImageFailure }

export type ImageFailure = 'notAnImage' | 'imageTooLarge' | 'storageFull' | 'unavailable'
