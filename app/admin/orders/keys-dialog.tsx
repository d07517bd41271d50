import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { orderKeys } from './use-order-keys.ts'

export function KeysDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts for the order list" size="sm">
      <dl className="grid gap-2">
        {orderKeys.map(({ keys, does }) => (
          <div key={does} className="flex items-center justify-between gap-4">
            <dt>{does}</dt>
            <dd className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-xs border border-line-strong bg-raised px-1.5 py-0.5 text-center text-xs"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
