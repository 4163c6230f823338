/** The child of a parent that now contains the node; null when the node is elsewhere. */
function replacementOf(parent: Node, node: Node): Node | null {
  let place: Node | null = node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/**
 * Prevents React from crashing after a browser's translator or an extension has wrapped the app's texts in its own
 * elements. React then removes, or inserts before, a node that has been moved, and the DOM's error would unmount the
 * whole screen (React issue 11538). This looks for the node in its new position.
 *
 * @returns A function that removes the patch.
 */
export function tolerateForeignNodes(): () => void {
  // They are called with the original receiver.
  // oxlint-disable-next-line typescript/unbound-method
  const { removeChild, insertBefore, replaceChild } = Node.prototype;

  Node.prototype.removeChild = function removeMoved<T extends Node>(this: Node, child: T): T {
    let parent = child.parentNode;
    if (parent) removeChild.call(parent, child);
    // Also remove a translator's element that contained nothing else.
    while (parent && parent !== this && this.contains(parent) && !parent.hasChildNodes()) {
      const empty: Node = parent;
      parent = empty.parentNode;
      if (parent) removeChild.call(parent, empty);
    }
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeMoved<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    insertBefore.call(this, node, before && replacementOf(this, before));
    return node;
  };
  Node.prototype.replaceChild = function replaceMoved<T extends Node>(this: Node, node: Node, child: T): T {
    const place = replacementOf(this, child);
    if (place) replaceChild.call(this, node, place);
    else this.appendChild(node);
    return child;
  };
  return () => Object.assign(Node.prototype, { removeChild, insertBefore, replaceChild });
}
