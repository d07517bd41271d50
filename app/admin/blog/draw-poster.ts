const timeoutMilliseconds = 8_000

/** A frame from the beginning of a video, at its own size; null if the browser cannot play it. */
export async function drawPoster(
  file: File,
): Promise<{ width: number; height: number; picture: File } | null> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  video.src = address
  try {
    await heard(video, 'loadeddata')
    // The very first frame is often black.
    video.currentTime = Math.min(1, Number.isFinite(video.duration) ? video.duration / 4 : 0)
    await heard(video, 'seeked')
    const { videoWidth: width, videoHeight: height } = video
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(video, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
    return { width, height, picture: new File([blob], `${file.name} poster.jpg`, { type: 'image/jpeg' }) }
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}

function heard(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((done, failed) => {
    const timer = setTimeout(failed, timeoutMilliseconds)
    video.addEventListener('error', failed, { once: true })
    const listener = () => {
      clearTimeout(timer)
      done()
    }
    video.addEventListener(event, listener, { once: true })
  })
}
