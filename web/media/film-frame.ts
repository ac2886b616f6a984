const second = 1 // seconds into the film: many begin with black
const longest = 8000 // milliseconds; after that the film gets no poster
const width = 1024

/** Returns a frame of a film as a picture; null if this browser cannot play it. */
export async function frameOf(film: File): Promise<File | null> {
  const video = document.createElement('video')
  const address = URL.createObjectURL(film)
  const late = new Promise<null>(resolve => setTimeout(resolve, longest, null))
  try {
    return await Promise.race([drawFrame(video, address), late])
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}

async function drawFrame(video: HTMLVideoElement, address: string): Promise<File | null> {
  video.muted = true
  video.preload = 'auto'
  video.src = address
  await waitForEvent(video, 'loadeddata')
  video.currentTime = Math.min(second, video.duration / 2)
  await waitForEvent(video, 'seeked')
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(width, video.videoWidth)
  canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  return blob && new File([blob], 'frame.jpg', { type: blob.type })
}

function waitForEvent(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new Error('not a film for this browser')), { once: true })
  })
}
