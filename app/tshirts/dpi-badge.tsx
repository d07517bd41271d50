import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import { type DpiTier, dpiTier } from '#domain/artwork/artwork.ts'

const tiers: Record<DpiTier, { tone: 'green' | 'cyan' | 'yellow' | 'red'; words: string }> = {
  excellent: { tone: 'green', words: 'Excellent' },
  good: { tone: 'green', words: 'Good' },
  fair: { tone: 'yellow', words: 'Fair' },
  low: { tone: 'red', words: 'Low' },
}

/** How sharp an artwork prints, in dots per inch and in words; `warnBelowDpi` is the shop's own limit. */
export function DpiBadge({ effectiveDpi, warnBelowDpi }: { effectiveDpi: number; warnBelowDpi: number }) {
  const { tone, words } = tiers[dpiTier(effectiveDpi)]
  return (
    <Badge tone={tone} icon={effectiveDpi < warnBelowDpi ? TriangleAlert : CircleCheck}>
      {Math.round(effectiveDpi)} dpi, {words}
    </Badge>
  )
}
