/** A video on one of the two well-known video sites (docs/spec-map.md S2). */
export type ArticleVideo = {
  site: 'YouTube' | 'Vimeo'
  id: string
  /** Start time in seconds. */
  start: number
  /** The key of an unlisted Vimeo video. */
  key: string | null
}

/** Recognizes every URL format that the two sites give out; null for all others. */
export function recognizeVideo(address: string): ArticleVideo | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  const host = url.hostname.replace(/^(www|m|music)\./, '')
  const path = url.pathname.split('/').filter(Boolean)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') return youtube(url, idInPath(url, path))
  if (host === 'youtu.be') return youtube(url, path[0])
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(url, path)
  return null
}

/** The URL for the frame once someone presses play: no cookies, no profile. */
export function playerAddress({ site, id, start, key }: ArticleVideo): string {
  if (site === 'YouTube') {
    const from = start > 0 ? `&start=${start}` : ''
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${from}`
  }
  const secret = key === null ? '' : `&h=${key}`
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${secret}${start > 0 ? `#t=${start}s` : ''}`
}

/** The video's URL on its own site. */
export function watchAddress({ site, id, start, key }: ArticleVideo): string {
  if (site === 'YouTube') return `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}` : ''}`
  return `https://vimeo.com/${id}${key === null ? '' : `/${key}`}${start > 0 ? `#t=${start}s` : ''}`
}

function youtube(url: URL, id: string | null | undefined): ArticleVideo | null {
  if (!id || !/^[\w-]{11}$/.test(id)) return null
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start'))
  return { site: 'YouTube', id, start, key: null }
}

function idInPath(url: URL, [kind, id]: readonly string[]): string | null | undefined {
  if (kind === 'watch') return url.searchParams.get('v')
  return kind && ['embed', 'shorts', 'live', 'v'].includes(kind) ? id : null
}

function vimeo(url: URL, path: readonly string[]): ArticleVideo | null {
  const at = path.findIndex((part) => /^\d{6,12}$/.test(part))
  const id = path[at]
  if (!id || !/^(|video|channels\/[\w-]+|groups\/[\w-]+\/videos)$/.test(path.slice(0, at).join('/')))
    return null
  const key = url.searchParams.get('h') ?? path[at + 1] ?? null
  const start = secondsOf(new URLSearchParams(url.hash.slice(1)).get('t'))
  return { site: 'Vimeo', id, start, key: key !== null && /^[0-9a-f]{6,20}$/.test(key) ? key : null }
}

/** "90", "90s" and "1h2m3s" as seconds; 0 for anything else. */
function secondsOf(text: string | null): number {
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '')
  if (!match) return 0
  const [, hours = 0, minutes = 0, seconds = 0] = match.map((part) => Number(part ?? 0))
  return hours * 3_600 + minutes * 60 + seconds
}
