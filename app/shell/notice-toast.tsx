import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { notify } from '#app/ui/toasts/toast.tsx'
import { type Notice, noticeCookieName, notices } from './notices.ts'

/** Shows what the page before this one had to say, once. */
export function NoticeToast() {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation may have brought a notice.
  useEffect(() => {
    const notice = takeNotice()
    if (notice) notify[notice.tone](notice.title, notice.description)
  }, [key])
  return null
}

function takeNotice(): Notice | null {
  const code = document.cookie
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${noticeCookieName}=`))
    ?.slice(noticeCookieName.length + 1)
  if (code === undefined) return null
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on insecure origins.
  document.cookie = `${noticeCookieName}=; path=/; max-age=0; samesite=lax`
  return Object.entries(notices).find(([known]) => known === code)?.[1] ?? null
}
