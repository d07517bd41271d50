import { RotateCw } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

/** The builder's code did not load: explains what that means, with a way to try again. */
export function NotLoadedNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Card
      as="section"
      padding="sm"
      aria-label="Builder not loaded"
      className="flex flex-wrap items-center gap-x-4 gap-y-3"
    >
      <p className="min-w-0 flex-1 basis-60">
        <strong className="font-semibold">Gang sheet builder is not loaded yet.</strong>{' '}
        <span className="text-ink-muted">Check your connection and try again. Nothing is lost.</span>
      </p>
      <Button size="sm" onClick={onRetry}>
        <RotateCw aria-hidden /> Try again
      </Button>
    </Card>
  )
}
