import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { notify } from '#app/ui/toasts/toast.tsx'
import { noticeCookieName } from './notice-cookie.ts'
import type { Notice } from './notices.ts'

/** Shows the previous page's message, once. */
export function NoticeToast() {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation may have brought a notice.
  useEffect(() => {
    const code = takeCode()
    if (code !== undefined) void showNotice(code)
  }, [key])
  return null
}

async function showNotice(code: string): Promise<void> {
  const { notices } = await import('./notices.ts')
  const notice: Notice | undefined = Object.entries(notices).find(([known]) => known === code)?.[1]
  if (notice) notify[notice.tone](notice.title, notice.description)
}

function takeCode(): string | undefined {
  const code = document.cookie
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${noticeCookieName}=`))
    ?.slice(noticeCookieName.length + 1)
  if (code === undefined) return undefined
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on insecure origins.
  document.cookie = `${noticeCookieName}=; path=/; max-age=0; samesite=lax`
  return code
}
