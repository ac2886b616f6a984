import Hls, { Events } from 'hls.js/light'

// Only two retries: visitors do not wait longer for a missing segment.
const twice = { maxNumRetry: 2, retryDelayMs: 1000, maxRetryDelayMs: 4000 }
const pieces = {
  default: { maxTimeToFirstByteMs: 10_000, maxLoadTimeMs: 60_000, timeoutRetry: twice, errorRetry: twice },
}

/** Plays an HLS film in a browser without native support. Returns a function that stops it. */
export function playHls(film: HTMLVideoElement, src: string, onFailure: () => void): () => void {
  if (!Hls.isSupported()) {
    onFailure()
    return () => {}
  }
  const hls = new Hls({ capLevelToPlayerSize: true, fragLoadPolicy: pieces })
  hls.on(Events.ERROR, (_, { fatal }) => {
    if (!fatal) return
    hls.destroy()
    film.pause() // otherwise the player would seem to be still loading
    onFailure()
  })
  hls.loadSource(src)
  hls.attachMedia(film)
  return () => hls.destroy()
}
