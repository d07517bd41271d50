import { InTrayDrawing } from '#app/assets/later-drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

export const NoQuotes = ({ isSearched }: { isSearched: boolean }) => (
  <EmptyState title={isSearched ? 'No request matches' : 'No requests'} illustration={<InTrayDrawing />}>
    {isSearched
      ? 'Try part of a name, address or phone number, or another state.'
      : 'Anyone who requests a bulk price or writes through the contact page appears here.'}
  </EmptyState>
)
