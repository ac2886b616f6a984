import Hls, { Events } from 'hls.js/light'

/** Plays an HLS film where the browser cannot by itself. Gives what ends it. */
export function attach(film: HTMLVideoElement, src: string, onFailure: () => void): () => void {
  if (!Hls.isSupported()) {
    onFailure()
    return () => {}
  }
  const hls = new Hls({ capLevelToPlayerSize: true, renderTextTracksNatively: false })
  hls.on(Events.ERROR, (_, { fatal }) => {
    if (!fatal) return
    hls.destroy()
    onFailure()
  })
  hls.loadSource(src)
  hls.attachMedia(film)
  return () => hls.destroy()
}
