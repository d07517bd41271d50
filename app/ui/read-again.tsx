import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

/** Shown in place of a part of a page that could not be read. */
export const ReadAgain = ({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) => (
  <EmptyState
    title="This couldn’t be loaded"
    action={
      <Button isBusy={isBusy} onClick={onPress}>
        Try again
      </Button>
    }
  />
)
