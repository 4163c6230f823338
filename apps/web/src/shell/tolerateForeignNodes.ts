/** What stands in a parent for a node that was moved further down in it; null when it is elsewhere. */
function replacementOf(parent: Node, node: Node): Node | null {
  let place: Node | null = node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/**
 * Lets React go on after a browser's translator, or an extension, has put its own elements around the app's texts. React
 * then removes, or inserts before, a node that is no longer where it put it, and the DOM's error would take the whole
 * screen away (React issue 11538). Such a node is looked for where it went.
 *
 * @returns Takes the guard away again.
 */
export function tolerateForeignNodes(): () => void {
  // They are called on the node that they were called on.
  // oxlint-disable-next-line typescript/unbound-method
  const { removeChild, insertBefore, replaceChild } = Node.prototype;

  Node.prototype.removeChild = function removeMoved<T extends Node>(this: Node, child: T): T {
    let parent = child.parentNode;
    if (parent) removeChild.call(parent, child);
    // An element of the translator's that held nothing else goes too.
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
