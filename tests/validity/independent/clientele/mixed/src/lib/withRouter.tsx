import { ComponentType } from "react";
import { Location, NavigateFunction, useLocation, useNavigate, useParams } from "react-router-dom";

export interface RouterProps {
  navigate: NavigateFunction;
  location: Location;
  params: Record<string, string | undefined>;
}

export function withRouter<P extends RouterProps>(Inner: ComponentType<P>) {
  return function Routed(props: Omit<P, keyof RouterProps>) {
    const navigate = useNavigate();
    const location = useLocation();
    const params = useParams();
    return <Inner {...(props as P)} navigate={navigate} location={location} params={params} />;
  };
}
