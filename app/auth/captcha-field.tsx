import { createContext, useContext, useEffect, useRef } from 'react'
import { notify } from '#app/ui/toasts/toast.tsx'
import { type CaptchaProvider, type CaptchaWidget, captchaWidgets } from '#domain/people/captcha.ts'

type Captcha = { widget: CaptchaWidget; answer: object | undefined } | null

/**
 * The shop's captcha, around forms for visitors who are not signed in, and the page's latest answer: a token is good
 * for one try.
 */
export const CaptchaContext = createContext<Captcha>(null)

/** Both providers' scripts expose this API, each under its own name. */
type WidgetApi = {
  render(place: HTMLElement, options: { sitekey: string }): unknown
  reset(id?: unknown): void
}

/** The place for the provider's widget in a form for visitors; the widget adds the field with its token itself. */
export function CaptchaField() {
  const captcha = useContext(CaptchaContext)
  return captcha && <Widget {...captcha} />
}

function Widget({ widget: { provider, siteKey }, answer }: NonNullable<Captcha>) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<{ api: WidgetApi; id: unknown } | null>(null)
  useEffect(() => {
    let isHere = true
    loadWidget(provider)
      .then((api) => {
        if (!isHere || place.current === null || shown.current !== null) return
        shown.current = { api, id: api.render(place.current, { sitekey: siteKey }) }
      })
      .catch(() => notify.error('The robot check couldn’t load', 'Please reload the page.'))
    return () => {
      isHere = false
    }
  }, [provider, siteKey])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has used the token up.
  useEffect(() => shown.current?.api.reset(shown.current.id), [answer])
  return (
    <div>
      <div ref={place} className="min-h-[65px]" />
      <noscript>
        <p className="text-sm text-ink-muted">
          This shop checks that you’re a person, which needs JavaScript. Please turn it on.
        </p>
      </noscript>
    </div>
  )
}

const loading = new Map<CaptchaProvider, Promise<WidgetApi>>()

/** Once per page. */
function loadWidget(provider: CaptchaProvider): Promise<WidgetApi> {
  const known = loading.get(provider)
  if (known) return known
  const load = new Promise<WidgetApi>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = captchaWidgets[provider].script
    script.async = true
    script.onload = () => {
      const api: unknown = Reflect.get(window, provider)
      if (isWidgetApi(api)) resolve(api)
      else reject(new Error('The script loaded without a widget'))
    }
    script.onerror = () => {
      loading.delete(provider)
      reject(new Error('The script could not be loaded'))
    }
    document.head.append(script)
  })
  loading.set(provider, load)
  return load
}

const isWidgetApi = (api: unknown): api is WidgetApi =>
  typeof api === 'object' && api !== null && 'render' in api && 'reset' in api
