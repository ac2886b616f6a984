import Hls, { Events } from 'hls.js/light'

// Who waits longer for a piece that is gone has left.
const twice = { maxNumRetry: 2, retryDelayMs: 1000, maxRetryDelayMs: 4000 }
const pieces = {
  default: { maxTimeToFirstByteMs: 10_000, maxLoadTimeMs: 60_000, timeoutRetry: twice, errorRetry: twice },
}

/** Plays an HLS film where the browser cannot by itself. Gives what ends it. */
export function attach(film: HTMLVideoElement, src: string, onFailure: () => void): () => void {
  if (!Hls.isSupported()) {
    onFailure()
    return () => {}
  }
  const hls = new Hls({ capLevelToPlayerSize: true, fragLoadPolicy: pieces })
  hls.on(Events.ERROR, (_, { fatal }) => {
    if (!fatal) return
    hls.destroy()
    film.pause() // else it would seem to go on waiting
    onFailure()
  })
  hls.loadSource(src)
  hls.attachMedia(film)
  return () => hls.destroy()
}
