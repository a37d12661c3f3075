export function Component() { return <h1>Item</h1>; }
