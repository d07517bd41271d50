import { LostSheetDrawing } from '#app/assets/failure-drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

export function NoProof() {
  return (
    <EmptyState
      headingLevel={1}
      title="This sheet can’t be changed anymore"
      illustration={<LostSheetDrawing />}
      action={<LinkButton to="/admin/edit-requests">Back to the edit requests</LinkButton>}
    >
      Its order is finished, the request was declined, or the size is no longer sold.
    </EmptyState>
  )
}
