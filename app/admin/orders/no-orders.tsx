import { InTrayDrawing } from '#app/assets/later-drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

export function NoOrders({ isSearched }: { isSearched: boolean }) {
  return (
    <EmptyState title={isSearched ? 'No order matches' : 'No orders yet'} illustration={<InTrayDrawing />}>
      {isSearched
        ? 'Try part of the number, part of the name or email address, or fewer filters.'
        : 'As soon as someone pays, the order appears here automatically.'}
    </EmptyState>
  )
}
