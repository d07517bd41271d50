import { WelcomeDrawing } from '#app/assets/welcome-drawing.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

/** Tells visitors that the new platform needs a new account (storefront section 1). */
export function WelcomeDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Welcome to our new shop"
      description="We moved to a new platform. To place an order here, please create a new account: accounts from our old site do not carry over."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Look around first
          </Button>
          <LinkButton to="/auth?mode=sign-up" variant="primary" onClick={onClose}>
            Create your account
          </LinkButton>
        </>
      }
    >
      <WelcomeDrawing className="w-full" />
    </Dialog>
  )
}
