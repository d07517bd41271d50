import { Day } from '#app/ui/moment-text.tsx'
import { orderFilesLabel } from '#domain/shop/retention-label.ts'

type ArtworkGoneProps = { gone: { at: string; keptDays: number } | undefined }

/** Why there is no image and no print file to make: under which retention rule the artwork was removed, and when. */
export function ArtworkGone({ gone }: ArtworkGoneProps) {
  return (
    <p className="mt-4 rounded-md bg-yellow-wash p-3 text-sm text-yellow-ink">
      <strong className="font-semibold">The artwork is no longer kept.</strong>{' '}
      {gone ? (
        <>
          It was removed on <Day at={gone.at} />, {gone.keptDays} days after the last activity on this order,
        </>
      ) : (
        'It was removed'
      )}{' '}
      under Site Settings, Data retention, “{orderFilesLabel}”. To print it again, ask the customer for it.
    </p>
  )
}
