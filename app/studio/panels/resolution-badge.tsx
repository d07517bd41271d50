import { CircleCheck, Sparkles, TriangleAlert } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import { itemDpi, type ResolutionTier, resolutionTier } from '#domain/studio/resolution.ts'
import type { StudioItem } from '#domain/studio/studio-document.ts'

const tiers = {
  sharp: { tone: 'green', icon: Sparkles, word: 'Sharp' },
  fine: { tone: 'cyan', icon: CircleCheck, word: 'Fine' },
  low: { tone: 'yellow', icon: TriangleAlert, word: 'Soft' },
} as const satisfies Record<ResolutionTier, unknown>

/** Effective dpi at the printed size, in a word and a colour. */
export function ResolutionBadge({ item, warnBelowDpi }: { item: StudioItem; warnBelowDpi: number }) {
  const dpi = itemDpi(item)
  const { tone, icon, word } = tiers[resolutionTier(dpi, warnBelowDpi)]
  return (
    <Badge tone={tone} icon={icon} className="figures">
      {dpi} dpi · {word}
    </Badge>
  )
}
