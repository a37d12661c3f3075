export const MapPage = () => <h1>Map</h1>;
