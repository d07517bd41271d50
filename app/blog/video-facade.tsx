import { Play } from 'lucide-react'
import { useState } from 'react'
import { type ArticleVideo, playerAddress, watchAddress } from '#domain/content/article-video.ts'

/** A drawn screen in a video's place. Nothing is requested from the video's site until someone presses play. */
export function VideoFacade({ video, title }: { video: ArticleVideo; title: string }) {
  const [isPlaying, setIsPlaying] = useState(false)
  const label = `${title} (video on ${video.site})`
  return (
    <figure className="my-8">
      <div className="relative aspect-video overflow-clip rounded-lg border border-line bg-press text-on-press">
        {isPlaying ? (
          <iframe
            src={playerAddress(video)}
            title={label}
            allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            className="absolute inset-0 size-full"
          />
        ) : (
          <button
            type="button"
            onClick={() => setIsPlaying(true)}
            aria-label={`Play ${label}`}
            className="group absolute inset-0 size-full focus-visible:-outline-offset-4 focus-visible:outline-on-press"
          >
            <Screen />
            <span className="absolute inset-0 flex items-center justify-center">
              <span className="flex size-18 items-center justify-center rounded-full bg-magenta text-on-magenta shadow-lg transition-transform group-hover:scale-106">
                <Play className="ml-1 size-8" fill="currentColor" aria-hidden />
              </span>
            </span>
          </button>
        )}
      </div>
      <figcaption className="mt-2 text-sm text-ink-muted">
        {isPlaying
          ? `Playing from ${video.site}. `
          : `Nothing loads from ${video.site} until you press play. `}
        <a href={watchAddress(video)} rel="noopener" className="underline underline-offset-4 hover:text-ink">
          Watch on {video.site}
        </a>
      </figcaption>
    </figure>
  )
}

/** A strip of film: perforations, and a sheet of shapes as the image. */
function Screen() {
  const holes = Array.from({ length: 16 }, (_, index) => 14 + index * 40)
  return (
    <svg viewBox="0 0 640 360" className="size-full" aria-hidden preserveAspectRatio="xMidYMid slice">
      {holes.map((x) => (
        <path key={x} d={`M${x} 14h18v14h-18zM${x} 332h18v14h-18z`} className="fill-on-press/20" />
      ))}
      <path d="M14 46h612v268H14z" className="fill-on-press/8" />
      <g opacity="0.75">
        <circle cx="118" cy="150" r="62" className="fill-yellow" />
        <path d="M56 150a62 62 0 0 0 124 0z" className="fill-cyan" />
        <path d="M472 92h104v70H472z" className="fill-cyan" />
        <path d="M472 176h104v96H472z" className="fill-yellow" />
        <path d="M62 236h150v40H62z" className="fill-magenta" />
      </g>
    </svg>
  )
}
