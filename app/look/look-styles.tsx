/** The tokens that the shop has set anew (`lookStyles`), worked out from checked colors and names of fonts, never typed in. */
export function LookStyles({ styles }: { styles: string }) {
  if (styles === '') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: quotes in a style sheet must stay as they are; domain/shop/look-colors.ts makes every part of it
  return <style dangerouslySetInnerHTML={{ __html: styles }} />
}
