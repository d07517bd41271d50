import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { draftLookName } from '#app/look/draft-look-name.ts'
import { ReadAgain } from '#app/ui/read-again.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

/** A preview of an email, in a frame that runs no scripts. `draft`: a look as JSON. */
export function MailPreview({ draft }: { draft: string }) {
  const { data, load, state } = useFetcher<{ html: string } | null>()
  const address = `/admin/look/mail?${new URLSearchParams({ [draftLookName]: draft })}`
  useEffect(() => {
    void load(address)
  }, [address, load])
  if (data === null) return <ReadAgain isBusy={state !== 'idle'} onPress={() => void load(address)} />
  if (!data) return <Skeleton className="h-[70vh]" />
  return (
    <iframe
      title="Preview of an email"
      sandbox=""
      srcDoc={data.html}
      className="h-[70vh] w-full rounded-md border border-line bg-white"
    />
  )
}
