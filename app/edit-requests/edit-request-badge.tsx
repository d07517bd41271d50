import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { Badge, type Tone } from '#app/ui/badge.tsx'
import type { EditRequestStatus } from '#domain/orders/edit-request.ts'

const looks: Record<EditRequestStatus, { word: string; tone: Tone; icon: LucideIcon }> = {
  pending: { word: 'Pending', tone: 'yellow', icon: Clock },
  approved: { word: 'Approved', tone: 'green', icon: CircleCheck },
  declined: { word: 'Declined', tone: 'red', icon: CircleX },
}

/** In the style of the order statuses (docs/spec-map.md B2). */
export function EditRequestBadge({ status }: { status: EditRequestStatus }) {
  const { word, tone, icon } = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}
