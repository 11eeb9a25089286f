/** Shown in lists: on sale and sold out. */
export const listedStatuses = ['GD00403', 'GD00405'];

/** Found by number: a stopped product still has a page that says so. */
export const knownStatuses = ['GD00403', 'GD00404', 'GD00405'];

/** Colors of this status are hidden. */
export const deletedColor = 'GD00704';
