import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { draftLookName } from '#app/look/draft-look-name.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

/** A mail as it would be, in a frame that runs nothing. `draft`: a look as JSON. */
export function MailPreview({ draft }: { draft: string }) {
  const { data, load, state } = useFetcher<{ html: string } | null>()
  const address = `/admin/look/mail?${new URLSearchParams({ [draftLookName]: draft })}`
  useEffect(() => {
    void load(address)
  }, [address, load])
  if (data === null)
    return (
      <EmptyState
        title="This could not be read"
        action={
          <Button isBusy={state !== 'idle'} onClick={() => void load(address)}>
            Try again
          </Button>
        }
      />
    )
  if (!data) return <Skeleton className="h-[70vh]" />
  return (
    <iframe
      title="Preview of a mail"
      sandbox=""
      srcDoc={data.html}
      className="h-[70vh] w-full rounded-md border border-line bg-white"
    />
  )
}
