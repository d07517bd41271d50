import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

/** In the place of what a part of a page could not read. */
export const ReadAgain = ({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) => (
  <EmptyState
    title="This could not be read"
    action={
      <Button isBusy={isBusy} onClick={onPress}>
        Try again
      </Button>
    }
  />
)
