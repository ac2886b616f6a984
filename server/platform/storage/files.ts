import type { Readable } from 'node:stream'

export interface Stored {
  /** SHA-256 of the content, hexadecimal: the name it is kept under. */
  hash: string
  sizeBytes: number
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** Where the bytes of files are kept, by their content. What is on its way in lies on a disk first. */
export interface Files {
  /** A folder for uploads that come in pieces; those that nobody goes on with are swept. */
  uploads: string
  /** A path of one's own for a file on its way in; forgotten ones are swept. */
  temporaryPath(): string
  /**
   * Writes what arrives to a temporary path; its first bytes say how many there may be.
   * Throws `tooLarge`, `storageFull`; then nothing is left behind.
   */
  receive(
    source: Readable,
    mostBytes: (head: Uint8Array) => number,
  ): Promise<{ path: string; sizeBytes: number }>
  /** SHA-256 of the file at a temporary path, hexadecimal. */
  hashOf(path: string): Promise<string>
  /** Takes over the file at a temporary path, which is gone afterwards. Throws `storageFull`. */
  put(path: string): Promise<Stored>
  /** The content, or a part of it. Throws `notFound`. */
  open(hash: string, range?: ByteRange): Promise<Readable>
  /** A temporary path with the same content. Throws `notFound`. */
  copyOut(hash: string): Promise<string>
  remove(hash: string): Promise<void>
  /** Removes a temporary file; none there is fine. */
  discard(path: string): Promise<void>
  /**
   * Removes what was written before the moment and is not kept by anybody: content, once the sweep before has found so,
   * too. Gives how many files went.
   */
  sweep(before: Date, isKept: (hash: string) => Promise<boolean>): Promise<number>
}
