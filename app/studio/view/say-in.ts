const unheard = '\u00a0'

/** The same words twice are said twice. */
export function sayIn(voice: HTMLElement | null, words: string): void {
  if (voice) voice.textContent = voice.textContent === words ? words + unheard : words
}
