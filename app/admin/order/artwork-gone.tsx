import { orderFilesLabel } from '#domain/shop/retention-label.ts'
import { formatDay } from '#domain/shop/shop-time.ts'

type ArtworkGoneProps = { gone: { at: string; keptDays: number } | undefined }

/** Why there is no picture, and no print file to make: by which rule it went, and when. */
export function ArtworkGone({ gone }: ArtworkGoneProps) {
  return (
    <p className="mt-4 rounded-md bg-yellow-wash p-3 text-sm text-yellow-ink">
      <strong className="font-semibold">The artwork is no longer kept.</strong>{' '}
      {gone ? (
        <>
          It was removed on <time dateTime={gone.at}>{formatDay(new Date(gone.at))}</time>, {gone.keptDays}{' '}
          days after the last thing that happened to this order,
        </>
      ) : (
        'It was removed'
      )}{' '}
      by Site Settings, Data retention, “{orderFilesLabel}”. To print it again, ask the customer for it.
    </p>
  )
}
