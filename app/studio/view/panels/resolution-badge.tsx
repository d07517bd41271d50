import { CircleCheck, Sparkles, TriangleAlert } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import { type DrawnAs, isEndlesslySharp } from '#domain/artwork/sharpness.ts'
import { itemDpi, type ResolutionTier, resolutionTier } from '#domain/studio/resolution.ts'
import type { StudioItem } from '#domain/studio/studio-document.ts'

const tiers = {
  sharp: { tone: 'green', icon: Sparkles, word: 'Sharp' },
  fine: { tone: 'cyan', icon: CircleCheck, word: 'Fine' },
  low: { tone: 'yellow', icon: TriangleAlert, word: 'Soft' },
} as const satisfies Record<ResolutionTier, unknown>

/** Effective dpi at the printed size, as a word and a color; for a drawing, that of its coarsest embedded image. */
export function ResolutionBadge({
  item,
  drawn,
  warnBelowDpi,
}: {
  item: StudioItem
  drawn: DrawnAs | undefined
  warnBelowDpi: number
}) {
  const dpi = itemDpi(item, drawn)
  const { tone, icon, word } = tiers[resolutionTier(dpi, warnBelowDpi)]
  return (
    <Badge tone={tone} icon={icon} className="figures">
      {/* For a drawing, the text is longer than the card is wide. */}
      <span className="whitespace-normal">
        {isEndlesslySharp(drawn) ? 'Drawing' : `${drawn?.isVector ? 'Image inside: ' : ''}${dpi} dpi`} ·{' '}
        {word}
      </span>
    </Badge>
  )
}
