import { CircleCheck, Sparkles, TriangleAlert } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import { itemDpi, type ResolutionTier, tierOf } from '#domain/studio/resolution.ts'
import type { StudioItem } from '#domain/studio/studio-document.ts'

const tiers = {
  sharp: { tone: 'green', icon: Sparkles, word: 'Sharp' },
  fine: { tone: 'cyan', icon: CircleCheck, word: 'Fine' },
  low: { tone: 'yellow', icon: TriangleAlert, word: 'Soft' },
} as const satisfies Record<ResolutionTier, unknown>

/** Effective dpi at the printed size, in a word and a colour; drawings have none. */
export function ResolutionBadge({
  item,
  isVector,
  warnBelowDpi,
}: {
  item: StudioItem
  isVector: boolean | undefined
  warnBelowDpi: number
}) {
  const { tone, icon, word } = tiers[tierOf(item, isVector, warnBelowDpi)]
  return (
    <Badge tone={tone} icon={icon} className="figures">
      {isVector ? 'Drawing' : `${itemDpi(item)} dpi`} · {word}
    </Badge>
  )
}
