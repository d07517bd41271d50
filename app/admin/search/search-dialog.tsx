import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import type { Holder } from '#domain/people/permissions.ts'
import { SearchList } from './search-list.tsx'

type SearchDialogProps = { user: Holder; open: boolean; onOpenChange: (isOpen: boolean) => void }

export function SearchDialog({ user, open, onOpenChange }: SearchDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Search everything"
      description="Orders by any of their details, customers, products, articles and pages."
    >
      <SearchList user={user} onGo={() => onOpenChange(false)} />
    </Dialog>
  )
}
