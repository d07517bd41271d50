const timeoutMilliseconds = 8_000

/** A frame from the beginning of a film, in its own size, and null where the browser cannot play it. */
export async function drawPoster(
  file: File,
): Promise<{ width: number; height: number; picture: File } | null> {
  const address = URL.createObjectURL(file)
  const film = document.createElement('video')
  film.muted = true
  film.preload = 'auto'
  film.src = address
  try {
    await heard(film, 'loadeddata')
    // The very first frame is often black.
    film.currentTime = Math.min(1, Number.isFinite(film.duration) ? film.duration / 4 : 0)
    await heard(film, 'seeked')
    const { videoWidth: width, videoHeight: height } = film
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(film, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
    return { width, height, picture: new File([blob], `${file.name} poster.jpg`, { type: 'image/jpeg' }) }
  } catch {
    return null
  } finally {
    film.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}

function heard(film: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((done, failed) => {
    const timer = setTimeout(failed, timeoutMilliseconds)
    film.addEventListener('error', failed, { once: true })
    const listener = () => {
      clearTimeout(timer)
      done()
    }
    film.addEventListener(event, listener, { once: true })
  })
}
