import type { Readable } from 'node:stream'

export interface Stored {
  /** SHA-256 of the content, hexadecimal; also the name of the stored file. */
  hash: string
  sizeBytes: number
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** Content-addressed storage of files. Incoming files are written to a local disk first. */
export interface Files {
  /** Folder for uploads in pieces; abandoned ones are swept. */
  uploads: string
  /** Returns a new path for an incoming file; abandoned files are swept. */
  temporaryPath(): string
  /**
   * Writes a stream to a temporary path. `mostBytes` returns the size limit for the first bytes. Throws
   * `tooLarge`, `storageFull`; the file is then deleted.
   */
  receive(
    source: Readable,
    mostBytes: (head: Uint8Array) => number,
  ): Promise<{ path: string; sizeBytes: number }>
  /** SHA-256 of the file at a temporary path, hexadecimal. */
  hashOf(path: string): Promise<string>
  /** Moves the file from a temporary path into the storage. Throws `storageFull`. */
  put(path: string): Promise<Stored>
  /** Returns a stream of the content or of a byte range. Throws `notFound`. */
  open(hash: string, range?: ByteRange): Promise<Readable>
  /** Copies the content to a temporary path and returns it. Throws `notFound`. */
  copyOut(hash: string): Promise<string>
  remove(hash: string): Promise<void>
  /** Deletes a temporary file if it exists. */
  discard(path: string): Promise<void>
  /**
   * Removes what was written before the moment and is not kept by anybody: content, once the sweep before has found so,
   * too. Gives how many files went.
   */
  sweep(before: Date, isKept: (hash: string) => Promise<boolean>): Promise<number>
}
