import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import type { Holder } from '#domain/people/permissions.ts'
import { SearchList } from './search-list.tsx'

type SearchDialogProps = { user: Holder; isOpen: boolean; setIsOpen: (isOpen: boolean) => void }

export function SearchDialog({ user, isOpen, setIsOpen }: SearchDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title="Search everything"
      description="Orders by anything said of them, customers, products, articles and pages."
    >
      <SearchList user={user} onGo={() => setIsOpen(false)} />
    </Dialog>
  )
}
