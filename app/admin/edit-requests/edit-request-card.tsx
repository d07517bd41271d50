import { ImageUp, PencilRuler } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { OpenLinkButton } from '#app/admin/open-link.tsx'
import { EditRequestBadge } from '#app/edit-requests/edit-request-badge.tsx'
import { EditThread } from '#app/edit-requests/edit-thread.tsx'
import { MessageForm } from '#app/edit-requests/message-form.tsx'
import { PermittedButton } from '#app/operations/if-may.tsx'
import { ComingPicture } from '#app/ui/coming-picture.tsx'
import { laterDialog } from '#app/ui/dialogs/later-dialog.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import type { StaffEditRequestView } from '#server/edit-requests/index.ts'

const PictureProofDialog = laterDialog(() =>
  import('./picture-proof-dialog.tsx').then((part) => part.PictureProofDialog),
)
const ReviewDialog = laterDialog(() => import('./review-dialog.tsx').then((part) => part.ReviewDialog))

/** One request with its conversation. Only pending ones show Accept and Decline. */
export function EditRequestCard({ request }: { request: StaffEditRequestView }) {
  const [open, setOpen] = useState<'accept' | 'decline' | 'picture' | null>(null)
  const close = (): void => setOpen(null)
  return (
    <article
      aria-label={`Edit request for ${request.itemName}, ${request.orderNumber}`}
      className="rounded-lg border border-line bg-surface"
    >
      <RequestHead request={request} setOpen={setOpen} />
      <div className="grid gap-4 p-4">
        <EditThread request={request} reader="shop" />
        {request.reviewedByName && (
          <p className="text-ink-faint text-xs">Reviewed by {request.reviewedByName}</p>
        )}
        {request.mayOfferProof && (
          <div className="flex flex-wrap gap-2">
            {request.isGangSheet && (
              <OpenLinkButton to={`/admin/edit-requests/${request.id}/proof`} size="sm">
                <PencilRuler aria-hidden className="size-4" />
                Make a proof in the studio
              </OpenLinkButton>
            )}
            <PermittedButton
              operation="edit-requests.offer-proof"
              size="sm"
              onClick={() => setOpen('picture')}
            >
              <ImageUp aria-hidden className="size-4" />
              Upload changed artwork
            </PermittedButton>
          </div>
        )}
        {request.status !== 'declined' && (
          <MessageForm action="/admin/edit-requests" requestId={request.id} isFolded />
        )}
      </div>
      <ReviewDialog
        requestId={request.id}
        decision="approved"
        open={open === 'accept'}
        onOpenChange={close}
      />
      <ReviewDialog
        requestId={request.id}
        decision="declined"
        open={open === 'decline'}
        onOpenChange={close}
      />
      {request.mayOfferProof && (
        <PictureProofDialog request={request} open={open === 'picture'} onOpenChange={close} />
      )}
    </article>
  )
}

function RequestHead({
  request,
  setOpen,
}: {
  request: StaffEditRequestView
  setOpen: (value: 'accept' | 'decline' | 'picture' | null) => void
}) {
  return (
    <header className="flex flex-wrap items-start gap-3 border-line border-b p-4">
      <span className="flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-xs border border-film-line bg-film">
        <ComingPicture isSmall src={request.itemImageUrl} className="max-h-full max-w-full p-1" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="font-bold text-base">{request.itemName}</h2>
        <p className="figures text-ink-muted">
          <Link
            to={`/admin/orders/${request.orderId}`}
            className="font-semibold text-ink underline underline-offset-2"
          >
            {request.orderNumber}
          </Link>{' '}
          · {request.customerName || 'Guest Customer'}
        </p>
        <p className="mt-1.5 flex flex-wrap gap-2">
          <EditRequestBadge status={request.status} />
          <StatusBadge status={request.orderStatus} />
        </p>
      </div>
      {request.status === 'pending' && (
        <div className="flex gap-2 max-sm:w-full">
          <PermittedButton
            operation="edit-requests.review"
            size="sm"
            className="max-sm:flex-1"
            onClick={() => setOpen('decline')}
          >
            Decline
          </PermittedButton>
          <PermittedButton
            operation="edit-requests.review"
            size="sm"
            variant="primary"
            className="max-sm:flex-1"
            onClick={() => setOpen('accept')}
          >
            Accept
          </PermittedButton>
        </div>
      )}
    </header>
  )
}
