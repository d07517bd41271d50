import { useSyncExternalStore } from 'react'

const tokens = {
  film: '--color-film',
  filmLine: '--color-film-line',
  line: '--color-line-strong',
  ink: '--color-ink',
  faint: '--color-ink-faint',
  surface: '--color-surface',
  sunken: '--color-sunken',
  magenta: '--color-magenta',
  cyan: '--color-cyan',
  red: '--color-red',
} as const

export type Colors = Record<keyof typeof tokens, string>

let known: Colors | null = null

/** The color tokens in a form that a canvas can paint; they change with the color scheme. */
export function useColors(): Colors {
  return useSyncExternalStore(subscribe, readColors)
}

function subscribe(listener: () => void): () => void {
  const scheme = window.matchMedia('(prefers-color-scheme: dark)')
  const onChange = (): void => {
    known = null
    listener()
  }
  scheme.addEventListener('change', onChange)
  return () => scheme.removeEventListener('change', onChange)
}

function readColors(): Colors {
  known ??= readTokens()
  return known
}

/**
 * Uses fresh elements: on existing ones a color may still be in transition. All are there before the first is read, so
 * the page's styles are worked out once.
 */
function readTokens(): Colors {
  const probes = Object.entries(tokens).map(([name, token]) => {
    const probe = document.createElement('span')
    probe.style.color = `var(${token})`
    return { name, probe }
  })
  const holder = document.createElement('div')
  holder.append(...probes.map(({ probe }) => probe))
  document.body.append(holder)
  const colors = probes.map(({ name, probe }) => [name, getComputedStyle(probe).color])
  holder.remove()
  return Object.fromEntries(colors) as Colors
}
