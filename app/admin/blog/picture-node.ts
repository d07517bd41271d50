import { Image } from '@tiptap/extension-image'
import type { Editor } from '@tiptap/react'

/** A picture in the text. Its role is "presentation" when it is decorative: screen readers then pass it by. */
export const PictureNode = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), role: { default: null } }
  },
})

export type PictureWords = { alt: string; isDecorative: boolean }

/** The words of the selected picture; null when none is selected. */
export function selectedPicture(editor: Editor): PictureWords | null {
  if (!editor.isActive('image')) return null
  const { alt, role } = editor.getAttributes('image')
  return { alt: String(alt ?? ''), isDecorative: role === 'presentation' }
}

export function describePicture(editor: Editor, { alt, isDecorative }: PictureWords): void {
  const words = isDecorative ? { alt: '', role: 'presentation' } : { alt: alt.trim(), role: null }
  editor.chain().focus().updateAttributes('image', words).run()
}

/** Where pictures stand that have no words and are not said to be decorative. */
export function undescribedPictures(editor: Editor): number[] {
  const places: number[] = []
  editor.state.doc.descendants(({ type, attrs }, place) => {
    if (type.name === 'image' && !attrs.alt && attrs.role !== 'presentation') places.push(place)
  })
  return places
}
