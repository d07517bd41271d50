import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { type ExternalToast, Toaster as Sonner, toast } from 'sonner'

/** Stands once in the page (app/root.tsx); announces politely to screen readers. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      gap={10}
      offset={20}
      mobileOffset={{ bottom: 16, left: 16, right: 16 }}
      duration={6_000}
      icons={{
        success: <CircleCheck className="size-5 text-green-ink" aria-hidden />,
        error: <CircleAlert className="size-5 text-on-red" aria-hidden />,
        info: <Info className="size-5 text-cyan-ink" aria-hidden />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-md border border-line bg-raised p-4 text-ink shadow-lg sm:w-(--width) [&>[data-icon]]:mt-0.5 [&>[data-icon]]:shrink-0',
          error: 'border-red! bg-red! text-on-red! [&_[data-description]]:text-on-red!',
          content: 'min-w-0 flex-1',
          title: 'font-semibold leading-snug',
          description: 'mt-0.5 text-sm text-ink-muted',
          actionButton:
            'shrink-0 self-center rounded-sm border border-current px-2.5 py-1 text-sm font-semibold',
        },
      }}
    />
  )
}

type Options = Pick<ExternalToast, 'action' | 'id' | 'duration'>

/** Short news of what just happened, in the specification's words: a title and, below it, a description. */
export const notify = {
  success: (title: string, description?: string, options?: Options): void =>
    void toast.success(title, { description, ...options }),
  /** The destructive style; stays longer, since there is something to do. */
  error: (title: string, description?: string, options?: Options): void =>
    void toast.error(title, { description, duration: 10_000, ...options }),
  info: (title: string, description?: string, options?: Options): void =>
    void toast(title, { description, ...options }),
}
