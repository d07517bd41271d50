import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

/** Shown in place of the page, with a link onward. */
export function ProfileNotice({ title, children }: { title: string; children: string }) {
  return (
    <div className="page py-16">
      <EmptyState title={title} headingLevel={1} action={<LinkButton to="/">Go to the Shop</LinkButton>}>
        {children}
      </EmptyState>
    </div>
  )
}
