import { useSyncExternalStore } from 'react'
import type { UploadedFile } from '#contract/files/file.ts'

/** A waiting, running or finished upload. */
export interface Upload {
  id: number
  file: File
  folder: string
  state: 'waiting' | 'sending' | 'paused' | 'done' | 'failed'
  sentBytes: number
  stored: UploadedFile | null
  /** Error message. */
  problem: string | null
}

export interface SendOptions {
  onProgress: (sentBytes: number) => void
  signal: AbortSignal
  again: boolean
}

export const isOnItsWay = ({ state }: Upload) => state === 'sending' || state === 'waiting'

export type Send = (file: File, folder: string, options: SendOptions) => Promise<UploadedFile>

const atOnce = 3 // more uploads at once would not be faster

/** Returns a queue that uploads a few files at once; each upload can be paused, resumed and retried. */
export function createUploadQueue(send: Send, sentenceOf: (error: unknown) => string) {
  const { all, set, change, notifyStored, ...subscriptions } = uploadStore()
  let lastId = 0
  const stops = new Map<number, AbortController>()

  function sendNext(): void {
    const free = atOnce - all().filter(({ state }) => state === 'sending').length
    const waiting = all().filter(({ state }) => state === 'waiting')
    for (const one of waiting.slice(0, Math.max(0, free))) void sendOne(one, false)
  }

  async function sendOne({ id, file, folder }: Upload, again: boolean): Promise<void> {
    const stop = new AbortController()
    stops.set(id, stop)
    change(id, { state: 'sending', problem: null })
    const onProgress = (sentBytes: number) => change(id, { sentBytes })
    try {
      const stored = await send(file, folder, { onProgress, signal: stop.signal, again })
      change(id, { state: 'done', stored, sentBytes: file.size })
      notifyStored()
    } catch (error) {
      if (!stop.signal.aborted) change(id, { state: 'failed', problem: sentenceOf(error) })
    }
    sendNext()
  }

  function waitAgain(ids: readonly number[]): void {
    for (const id of ids) change(id, { state: 'waiting', problem: null })
    sendNext()
  }

  return {
    ...subscriptions,
    all,
    /** Adds files and returns their ids in the same order. */
    add(files: readonly { file: File; folder: string }[]): number[] {
      const added = files.map(one => {
        lastId += 1
        return { ...one, id: lastId, state: 'waiting' as const, sentBytes: 0, stored: null, problem: null }
      })
      set([...all(), ...added])
      sendNext()
      return added.map(({ id }) => id)
    },
    pause(id: number): void {
      change(id, { state: 'paused' })
      stops.get(id)?.abort()
      sendNext()
    },
    /** Resumes paused uploads and retries failed ones. */
    resume: waitAgain,
    /** Stores the file although an identical one exists. */
    again(id: number): void {
      const one = all().find(upload => upload.id === id)
      if (one) void sendOne(one, true)
    },
    drop(id: number): void {
      set(all().filter(one => one.id !== id))
      stops.get(id)?.abort()
      sendNext()
    },
    clear: () => set(all().filter(isOnItsWay)),
  }
}

function uploadStore() {
  let uploads: readonly Upload[] = []
  const listeners = new Set<() => void>()
  const stored = new Set<() => void>()
  const set = (next: readonly Upload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  return {
    all: () => uploads,
    set,
    change: (id: number, changes: Partial<Upload>) =>
      set(uploads.map(one => (one.id === id ? { ...one, ...changes } : one))),
    notifyStored: () => {
      for (const listener of stored) listener()
    },
    subscribe: (listener: () => void) => addListener(listeners, listener),
    /** Registers a listener that is called after each stored file. */
    onStored: (listener: () => void) => addListener(stored, listener),
  }
}

function addListener(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export type UploadQueue = ReturnType<typeof createUploadQueue>

export function useUploads(queue: UploadQueue): readonly Upload[] {
  return useSyncExternalStore(queue.subscribe, queue.all)
}
