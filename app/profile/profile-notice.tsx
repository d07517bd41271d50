import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

/** In place of the page, and the way on. */
export function ProfileNotice({ title, children }: { title: string; children: string }) {
  return (
    <div className="page py-16">
      <EmptyState title={title} headingLevel={1} action={<LinkButton to="/">Go to the Shop</LinkButton>}>
        {children}
      </EmptyState>
    </div>
  )
}
