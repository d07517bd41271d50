import { LostSheetDrawing } from '#app/assets/failure-drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

export function NotSold({ back }: { back: string }) {
  return (
    <EmptyState
      headingLevel={1}
      title="This sheet cannot be changed"
      illustration={<LostSheetDrawing />}
      action={<LinkButton to={back}>Back to the order</LinkButton>}
    >
      Its size is no longer sold.
    </EmptyState>
  )
}
